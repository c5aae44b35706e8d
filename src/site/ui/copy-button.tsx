import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "./button.tsx"
import { Icon } from "./icon.tsx"

const texts = {
  copy: { en: "Copy: {name}", vi: "Sao chép: {name}" },
  copied: { en: "Copied: {name}", vi: "Đã sao chép: {name}" },
  notCopied: { en: "Please select the text and copy it", vi: "Bạn chọn rồi sao chép giúp nhé" },
}

/** Copies a text, which `name` says what it is. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslate()
  const copy = async () => {
    const { showToast } = await import("./overlay/toast.tsx")
    try {
      await navigator.clipboard.writeText(text)
      showToast("good", t(texts.copied, { name }))
    } catch {
      // Without permission, or on a site without https.
      showToast("wait", t(texts.notCopied))
    }
  }
  return (
    <IconButton label={t(texts.copy, { name })} onClick={copy} className="noscript:hidden print:hidden">
      <Icon name="copy" className="size-5" />
    </IconButton>
  )
}
