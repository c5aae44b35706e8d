import { inLanguage, type Language } from "#i18n/localized.ts"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { type Failure, textsFor } from "./error-messages.ts"

const proving = {
  en: "Checking that you are not a robot…",
  vi: "Đang kiểm tra bạn không phải là người máy…",
}

const language = () => document.documentElement.lang as Language

export function toastError(error: unknown): void {
  for (const text of textsFor((error ?? {}) as Failure, language())) showToast("bad", text)
}

export function toastProofOfWork(): void {
  showToast("wait", inLanguage(proving, language()))
}
