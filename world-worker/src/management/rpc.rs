//! JSON-RPC 2.0: requests, batches, answers and errors.

use serde_json::{Value, json};

/// Calls that one batch may have.
pub const MOST_IN_BATCH: usize = 64;

/// Why a call failed.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcError {
    /// Which of the specification's errors.
    pub kind: ErrorKind,
    /// What exactly is wrong.
    pub detail: String,
}

/// The specification's errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// Not JSON.
    Parse,
    /// JSON, but no request.
    InvalidRequest,
    /// No such method.
    MethodNotFound,
    /// Parameters that the method does not take.
    InvalidParams,
    /// The server could not do it.
    Internal,
}

impl ErrorKind {
    /// Code and message of the specification, section 5.1.
    pub fn code(self) -> (i32, &'static str) {
        match self {
            Self::Parse => (-32700, "Parse error"),
            Self::InvalidRequest => (-32600, "Invalid Request"),
            Self::MethodNotFound => (-32601, "Method not found"),
            Self::InvalidParams => (-32602, "Invalid params"),
            Self::Internal => (-32603, "Internal error"),
        }
    }
}

impl RpcError {
    /// An error with an explanation.
    pub fn new(kind: ErrorKind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }

    /// Parameters that do not suit.
    pub fn params(detail: impl Into<String>) -> Self {
        Self::new(ErrorKind::InvalidParams, detail)
    }
}

/// What a call comes to.
pub type Outcome = Result<Value, RpcError>;

/// A call as it came in.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Unset: nobody wants an answer.
    pub id: Option<Value>,
    /// As written.
    pub method: String,
    /// An array or an object.
    pub params: Option<Value>,
}

/// One message: what was asked, or per call the error to answer with and the id to answer to.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Whether the answers go into an array.
    pub batch: bool,
    /// In order.
    pub requests: Vec<Result<Request, (Value, RpcError)>>,
}

impl Message {
    fn bad(error: RpcError) -> Self {
        Self { batch: false, requests: vec![Err((Value::Null, error))] }
    }

    /// Reads a message; whatever it is, the result says what to do and what to answer.
    pub fn parse(text: &str) -> Self {
        match serde_json::from_str(text) {
            Ok(Value::Array(calls)) if calls.is_empty() => {
                Self::bad(RpcError::new(ErrorKind::InvalidRequest, "an empty batch"))
            }
            Ok(Value::Array(calls)) if calls.len() > MOST_IN_BATCH => {
                let detail = format!("a batch of more than {MOST_IN_BATCH} calls");
                Self::bad(RpcError::new(ErrorKind::InvalidRequest, detail))
            }
            Ok(Value::Array(calls)) => {
                Self { batch: true, requests: calls.into_iter().map(request).collect() }
            }
            Ok(call) => Self { batch: false, requests: vec![request(call)] },
            Err(error) => Self::bad(RpcError::new(ErrorKind::Parse, error.to_string())),
        }
    }
}

fn request(call: Value) -> Result<Request, (Value, RpcError)> {
    let Value::Object(mut call) = call else {
        return Err((Value::Null, RpcError::new(ErrorKind::InvalidRequest, "not an object")));
    };
    let id = call.remove("id");
    let answer_to = match &id {
        Some(id @ (Value::String(_) | Value::Number(_))) => id.clone(),
        _ => Value::Null,
    };
    let invalid = |detail: &str| Err((answer_to.clone(), RpcError::new(ErrorKind::InvalidRequest, detail)));
    if matches!(id, Some(Value::Bool(_) | Value::Array(_) | Value::Object(_))) {
        return invalid("the id must be a string or a number");
    }
    if call.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return invalid("jsonrpc must be \"2.0\"");
    }
    let Some(Value::String(method)) = call.remove("method") else {
        return invalid("there is no method");
    };
    let params = call.remove("params").filter(|params| !params.is_null());
    if params.as_ref().is_some_and(|params| !params.is_array() && !params.is_object()) {
        return invalid("params must be an array or an object");
    }
    Ok(Request { id, method, params })
}

/// The answer to a call.
pub fn answer(id: &Value, outcome: &Outcome) -> Value {
    match outcome {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(RpcError { kind, detail }) => {
            let (code, message) = kind.code();
            let error = json!({ "code": code, "message": message, "data": detail });
            json!({ "jsonrpc": "2.0", "id": id, "error": error })
        }
    }
}

/// A call of the client that wants no answer; parameters by position, as vanilla sends them.
pub fn notification(method: &str, params: Vec<Value>) -> Value {
    match params.is_empty() {
        true => json!({ "jsonrpc": "2.0", "method": method }),
        false => json!({ "jsonrpc": "2.0", "method": method, "params": params }),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn error(text: &str) -> (Value, i32) {
        let message = Message::parse(text);
        assert!(!message.batch, "{text}");
        match &message.requests[..] {
            [Err((id, error))] => (id.clone(), error.kind.code().0),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn what_is_no_request_gets_the_specifications_code() {
        assert_eq!(error("{"), (Value::Null, -32700));
        assert_eq!(error(&"[".repeat(5000)), (Value::Null, -32700));
        assert_eq!(error("[]"), (Value::Null, -32600));
        assert_eq!(error("1"), (Value::Null, -32600));
        assert_eq!(error(r#"{"id":3,"method":"a"}"#), (json!(3), -32600));
        assert_eq!(error(r#"{"jsonrpc":"2.0","id":"x"}"#), (json!("x"), -32600));
        assert_eq!(error(r#"{"jsonrpc":"2.0","id":{},"method":"a"}"#), (Value::Null, -32600));
        assert_eq!(error(r#"{"jsonrpc":"2.0","id":1,"method":"a","params":1}"#), (json!(1), -32600));
        let batch = format!("[{}1]", "1,".repeat(MOST_IN_BATCH));
        assert_eq!(error(&batch), (Value::Null, -32600));
    }

    #[test]
    fn a_batch_keeps_its_order_and_its_faults() {
        let message = Message::parse(r#"[1,{"jsonrpc":"2.0","method":"a","params":[2]}]"#);
        assert!(message.batch);
        assert!(message.requests[0].is_err());
        let call = Request { id: None, method: "a".to_owned(), params: Some(json!([2])) };
        assert_eq!(message.requests[1], Ok(call));
    }

    #[test]
    fn answers_have_the_specifications_form() {
        assert_eq!(
            answer(&json!(1), &Err(RpcError::params("x"))).to_string(),
            r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params","data":"x"}}"#
        );
        assert_eq!(
            answer(&json!("a"), &Ok(json!(true))).to_string(),
            r#"{"jsonrpc":"2.0","id":"a","result":true}"#
        );
        assert_eq!(notification("m", vec![]).to_string(), r#"{"jsonrpc":"2.0","method":"m"}"#);
    }

    proptest! {
        #[test]
        fn any_text_is_survived(text in any::<String>()) {
            prop_assert!(!Message::parse(&text).requests.is_empty());
        }
    }
}
