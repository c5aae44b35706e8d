import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export type SilentProxy = {
  port: number
  /** Silences the open connections and returns their number. New ones work. */
  fallSilent: () => number
  /** Silences old and new connections until `thaw`. */
  freeze: () => void
  /** Lets new connections work again. Old ones stay silent. */
  thaw: () => void
  close: () => Promise<void>
}

export async function openSilentProxy(to: number): Promise<SilentProxy> {
  const talking = new Set<() => void>()
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1")
    let silent = frozen
    const silence = () => {
      silent = true
    }
    talking.add(silence)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      // Read in any case: packets are sent but never arrive.
      from.on("data", (data) => silent || into.write(data))
      from.on("error", () => {})
      from.on("close", () => {
        sockets.delete(from)
        talking.delete(silence)
        if (!silent) into.destroy()
      })
    }
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const fallSilent = () => {
    const number = talking.size
    for (const silence of talking) silence()
    talking.clear()
    return number
  }
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent,
    freeze: () => {
      frozen = true
      fallSilent()
    },
    thaw: () => {
      frozen = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, "close")
      server.close()
      await closed
    },
  }
}
