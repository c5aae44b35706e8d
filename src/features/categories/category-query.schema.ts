import * as z from "zod"
import { REGIONS } from "./category.ts"

/** `active`: 'true' unless staff ask for more. */
export const active = z.enum(["true", "false", "all"]).optional()
/** 'true' or 'false', as a query string has them. */
export const flag = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional()
export const region = z.enum(REGIONS).optional()
