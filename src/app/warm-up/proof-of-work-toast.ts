import { inLanguage, type Language } from "#i18n/localized.ts"
import { showToast } from "#ui/overlay/toast.tsx"

const text = {
  en: "Checking that you are not a robot…",
  vi: "Đang kiểm tra bạn không phải là người máy…",
}

export function showProofOfWorkToast(): void {
  showToast("wait", inLanguage(text, document.documentElement.lang as Language))
}
