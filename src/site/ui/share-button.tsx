import type { ReactNode } from "react"
import { withoutPrefix, withPrefix } from "#i18n/address.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { Icon } from "./icon.tsx"

const texts = {
  share: { en: "Share {title}", vi: "Chia sẻ {title}" },
  copied: { en: "Link copied", vi: "Đã sao chép liên kết" },
  notCopied: { en: "Copy the address to share it", vi: "Bạn sao chép địa chỉ để chia sẻ nhé" },
}

type Props = {
  title: string
  /** Default: this page's, in the language that is shown. */
  address?: string
  /** For pages whose address says in its query what they show. */
  withSearch?: boolean
  className?: string
  children?: ReactNode
}

/** Shares an address, or copies it. With text inside, that is its name. */
export function ShareButton({
  title,
  address,
  withSearch = false,
  className = "icon-btn border border-field bg-sheet",
  children,
}: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const say = async (tone: "good" | "wait", text: Localized) => {
    const { showToast } = await import("./overlay/toast.tsx")
    showToast(tone, t(text))
  }
  const share = async () => {
    const path = withoutPrefix(location.pathname)
    const own = location.origin + (language === "vi" ? withPrefix(path) : path) + (withSearch ? location.search : "")
    const url = address ?? own
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      await say("good", texts.copied)
    } catch (error) {
      if ((error as Error).name !== "AbortError") await say("wait", texts.notCopied)
    }
  }
  return (
    <button
      type="button"
      onClick={share}
      aria-label={children ? undefined : t(texts.share, { title })}
      className={`noscript:hidden ${className}`}
    >
      <Icon name="share-2" className="size-5" />
      {children}
    </button>
  )
}
