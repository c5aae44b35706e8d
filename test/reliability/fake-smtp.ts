import { once } from "node:events"
import { type AddressInfo, createServer, type Server, type Socket } from "node:net"
import { simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"

type FakeSmtp = { close: () => Promise<void> }

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const { port } = probe.address() as AddressInfo
  await closed(probe)
  return port
}

export async function openUnresponsiveSmtp(port: number): Promise<FakeSmtp & { callers: () => number }> {
  const sockets = new Set<Socket>()
  let callers = 0
  const server = createServer((socket) => {
    callers++
    sockets.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    socket.resume()
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await closed(server)
  }
  return { callers: () => callers, close }
}

export type ReceivedMail = { id: string; to: string }

export async function openFakeSmtp(port: number, mails: ReceivedMail[]): Promise<FakeSmtp> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: async (stream, session, accept) => {
      const { messageId = "" } = await simpleParser(stream)
      for (const { address } of session.envelope.rcptTo) mails.push({ id: messageId, to: address })
      accept()
    },
  })
  smtp.on("error", () => {})
  await once(smtp.listen(port, "127.0.0.1"), "listening")
  return { close: () => new Promise((resolve) => smtp.close(() => resolve())) }
}

async function closed(server: Server): Promise<void> {
  const ended = once(server, "close")
  server.close()
  await ended
}

/** A mail server that rejects the password and repeats it in its answer. */
export async function openRefusingSmtp(port: number) {
  let refusals = 0
  const server = createServer((socket) => {
    socket.setEncoding("utf8").on("error", () => {})
    socket.write("220 refusing.example ESMTP\r\n")
    socket.on("data", (text: string) => {
      for (const line of text.split("\r\n").filter(Boolean)) {
        if (/^EHLO/i.test(line)) socket.write("250-refusing.example\r\n250 AUTH PLAIN LOGIN\r\n")
        else if (/^AUTH/i.test(line)) {
          refusals++
          const given = Buffer.from(line.split(" ").at(-1) ?? "", "base64")
            .toString()
            .split("\0")
            .join(" ")
          socket.write(`535 5.7.8 No: ${line} is${given}\r\n`)
        } else socket.write("221 bye\r\n")
      }
    })
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return { refusals: () => refusals, close: async () => void server.close() }
}
