import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type ListedMail = z.infer<typeof shapes.listed>
export type EditedMail = z.infer<typeof shapes.edited>
export type WordsRevision = z.infer<typeof shapes.revision>
export type MailSample = z.infer<typeof shapes.sample>
export type MailPreview = z.infer<typeof shapes.preview>
