import type pg from "pg"

/**
 * Lets a pool outlive its connections. One that breaks while idle the pool replaces by itself, and the next query says
 * whether the server is away. One that breaks in the midst of a transaction needs two things more: somebody who hears
 * of it, else the process ends, and somebody who gives its place in the pool back, which Drizzle forgets where already
 * the BEGIN failed.
 */
export function surviveBrokenConnections(pool: pg.Pool): void {
  const taken = new WeakSet<pg.PoolClient>()
  pool.on("error", () => {})
  pool.on("acquire", (client) => taken.add(client))
  pool.on("release", (_error, client) => taken.delete(client))
  pool.on("connect", (client) => {
    client.on("error", () => {})
    client.once("end", () => {
      if (!taken.has(client)) return
      client.release()
      // Whoever has it still gives it back as well.
      client.release = () => {}
    })
  })
}
