import { pino } from "pino"

/** JSON lines on standard output. Nothing personal and no secret goes in (security.md): pass ids, never bodies. */
export const log = pino({ level: process.env.LOG_LEVEL || "info", base: null, timestamp: pino.stdTimeFunctions.isoTime })
