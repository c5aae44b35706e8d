import * as z from "zod"
import { REGIONS } from "./category.ts"

/** `active`: 'true' unless staff ask for more. */
export const active = z.enum(["true", "false", "all"]).optional()
export const flag = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional()
export const region = z.enum(REGIONS).optional()
