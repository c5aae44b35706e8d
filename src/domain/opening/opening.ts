import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

/** In the order in which a company does them. */
export const OPENING_STEPS = [
  "name",
  "logo",
  "contact",
  "licence",
  "home",
  "firstTour",
  "legalTexts",
  "mailSender",
  "bankAccount",
  "secondAdmin",
  "backup",
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

export type Opening = z.infer<typeof shapes.opening>
