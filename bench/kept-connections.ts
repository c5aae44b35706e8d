import { connect, type Socket } from "node:net"

const CONNECTIONS = 32

/**
 * How many times a second a server answers one request, over kept connections that each wait for their answer. Answers
 * are counted by their length alone, which has to be always the same: a client that reads them would be slower than
 * what it measures.
 */
export async function rateOf(port: number, request: string, requests: number): Promise<number> {
  const length = await lengthOfAnswer(port, request)
  await askAll(port, request, length, requests / 4)
  const startedAt = performance.now()
  await askAll(port, request, length, requests)
  return requests / ((performance.now() - startedAt) / 1000)
}

async function askAll(port: number, request: string, length: number, requests: number): Promise<void> {
  let left = requests
  const one = async () => {
    const socket = await open(port)
    await new Promise<void>((resolve, reject) => {
      let received = 0
      socket.on("error", reject).on("data", (chunk) => {
        received += chunk.length
        if (received < length) return
        if (received > length) return reject(new Error("The answers differ in length."))
        received = 0
        if (left-- > 0) socket.write(request)
        else resolve()
      })
      socket.write(request)
    })
    socket.destroy()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
}

/** The length of an answer with its head, told by its Content-Length. @throws Error where it is not a 200 */
async function lengthOfAnswer(port: number, request: string): Promise<number> {
  const socket = await open(port)
  socket.write(request)
  const head = await new Promise<string>((resolve) => {
    let text = ""
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1")
      const end = text.indexOf("\r\n\r\n")
      if (end >= 0) resolve(text.slice(0, end + 4))
    })
  })
  socket.destroy()
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (!head.startsWith("HTTP/1.1 200") || !body) throw new Error(`Not an answer to count by:\n${head}`)
  return head.length + Number(body)
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket)).once("error", reject)
  })
}
