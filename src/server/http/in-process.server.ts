import type { Context } from "hono"

export const IN_PROCESS = { inProcess: true }

export function isInProcess({ env }: Context): boolean {
  return (env as Partial<typeof IN_PROCESS> | undefined)?.inProcess === true
}
