import type { Language } from "#i18n/localized.ts"
import { showToast } from "#ui/overlay/toast.tsx"
import { type Failure, textsFor } from "./error-messages.ts"

export function toastError(error: unknown): void {
  const texts = textsFor((error ?? {}) as Failure, document.documentElement.lang as Language)
  for (const text of texts) showToast("bad", text)
}
