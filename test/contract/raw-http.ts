import { connect } from "node:net"

const HEAD = "HTTP/1.1\r\nHost: ghe.example\r\nConnection: close"
const post = (headers: string, body = "") =>
  `POST /api/bookings ${HEAD}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

export const RAW_REQUESTS: Record<string, string> = {
  "a header of 100 KB": `GET /api/tours ${HEAD}\r\nX-Long: ${"x".repeat(100_000)}\r\n\r\n`,
  "two thousand headers": `GET /api/tours ${HEAD}\r\n${"X-Many: 1\r\n".repeat(2_000)}\r\n`,
  "an address of 100 KB": `GET /api/tours?q=${"x".repeat(100_000)} ${HEAD}\r\n\r\n`,
  "invalid percent-encoding": `GET /api/tours/%zz/departures?from=%e0%a4%a ${HEAD}\r\n\r\n`,
  "a path out of the root": `GET /api/../../../../etc/passwd ${HEAD}\r\n\r\n`,
  "two slashes": `GET //api//tours ${HEAD}\r\n\r\n`,
  "an address of elsewhere": `GET http://evil.example/api/tours ${HEAD}\r\n\r\n`,
  "an address that is none": `GET http://[::1/api ${HEAD}\r\n\r\n`,
  "an asterisk": `OPTIONS * ${HEAD}\r\n\r\n`,
  "a fragment": `GET /api/tours#shape ${HEAD}\r\n\r\n`,
  "letters beyond ASCII": `GET /api/tours/slug/Hạ-Long ${HEAD}\r\n\r\n`,
  "a NUL in the path": `GET /api/tours/\0 ${HEAD}\r\n\r\n`,
  "a NUL in a header": `GET /api/tours ${HEAD}\r\nX: a\0b\r\n\r\n`,
  "no host": "GET /api/tours HTTP/1.1\r\nConnection: close\r\n\r\n",
  "a host that is none": "GET /api/tours HTTP/1.1\r\nHost: a b/c?d\r\nConnection: close\r\n\r\n",
  "two hosts": `GET /api/tours ${HEAD}\r\nHost: evil.example\r\n\r\n`,
  TRACE: `TRACE /api/tours ${HEAD}\r\n\r\n`,
  TRACK: `TRACK /api/tours ${HEAD}\r\n\r\n`,
  CONNECT: `CONNECT ghe.example:443 ${HEAD}\r\n\r\n`,
  "a method that is none": `FOO /api/tours ${HEAD}\r\n\r\n`,
  "an upgrade": `GET /api/tours ${HEAD}, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
  "no HTTP at all": "hello\r\n\r\n",
  "HTTP of the future": "GET /api/tours HTTP/9.9\r\n\r\n",
  "a TLS greeting": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "two lengths": post("Content-Length: 2\r\nContent-Length: 3", "{}"),
  "a length and chunks": post("Content-Length: 4\r\nTransfer-Encoding: chunked", "2\r\n{}\r\n0\r\n\r\n"),
  "a negative length": post("Content-Length: -1"),
  "a body shorter than its length": post("Content-Length: 100", "{}"),
  "a chunk that is none": post("Transfer-Encoding: chunked", "zz\r\n{}\r\n"),
  "chunks without an end": post("Transfer-Encoding: chunked", "2\r\n{}\r\n"),
  "3 MB": post("Content-Length: 3000000", " ".repeat(3_000_000)),
  "3 MB in chunks": post("Transfer-Encoding: chunked", `${`10000\r\n${" ".repeat(65_536)}\r\n`.repeat(46)}0\r\n\r\n`),
  "an expectation": post("Expect: the-unexpected\r\nContent-Length: 2", "{}"),
  "a body on GET": `GET /api/tours ${HEAD}\r\nContent-Length: 2\r\n\r\n{}`,
}

const UNFINISHED = [RAW_REQUESTS["a body shorter than its length"], RAW_REQUESTS["chunks without an end"]]

/** Sends raw text to a port. @returns the status, or 0 without an answer */
export function sendRaw(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = ""
    const socket = connect(port, "127.0.0.1", () => {
      // A client that closes early gets no answer.
      if (UNFINISHED.includes(text)) socket.end(text, "latin1")
      else socket.write(text, "latin1")
    })
    socket.setEncoding("latin1")
    socket.on("data", (chunk) => {
      answer += chunk
    })
    socket.on("error", () => {})
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}
