import { once } from "node:events"
import { type AddressInfo, createServer, type Server, type Socket } from "node:net"
import { simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"

/** Something that listens where the site sends its mails. */
export type PostOffice = { port: number; close: () => Promise<void> }

/** Takes every connection and never says a word. `callers` counts them. */
export async function openBlackHole(port: number): Promise<PostOffice & { callers: () => number }> {
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
  return { port: (server.address() as AddressInfo).port, callers: () => callers, close }
}

/** A letter as the post office took it. */
export type Letter = { id: string; to: string }

/** A mail server that takes everything; `letters` are those it said yes to. */
export async function openPostOffice(port: number): Promise<PostOffice & { letters: Letter[] }> {
  const letters: Letter[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: async (stream, session, accept) => {
      const { messageId = "" } = await simpleParser(stream)
      for (const { address } of session.envelope.rcptTo) letters.push({ id: messageId, to: address })
      accept()
    },
  })
  smtp.on("error", () => {})
  const listening = smtp.listen(port, "127.0.0.1") as Server
  await once(listening, "listening")
  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  return { port: (listening.address() as AddressInfo).port, letters, close }
}

async function closed(server: Server): Promise<void> {
  server.close()
  if (server.listening) await once(server, "close")
}
