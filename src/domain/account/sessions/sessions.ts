import type * as z from "zod"
import type { Language } from "#i18n/localized.ts"
import type * as shapes from "./shapes.server.ts"

export type OpenSession = z.infer<typeof shapes.openSession>
export type OpenSessions = { success: true; data: OpenSession[] }

/** Says where somebody signed in: 'Chrome on Windows'. */
export function formatDevice({ browser, system }: Pick<OpenSession, "browser" | "system">, language: Language): string {
  const known = [browser, system].filter((part) => part !== null)
  if (known.length === 0) return language === "vi" ? "Thiết bị không rõ" : "Unknown device"
  return known.join(language === "vi" ? " trên " : " on ")
}
