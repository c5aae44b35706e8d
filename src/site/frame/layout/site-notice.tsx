import { ScriptOnce } from "@tanstack/react-router"
import { useLayoutEffect, useState } from "react"
import { isNoticeShown, type SiteSettings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { withSession } from "#lib/storage/session-storage.ts"
import { hanoiDate } from "#lib/today.ts"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"

const texts = {
  label: { en: "Notice", vi: "Thông báo" },
  close: { en: "Close this notice", vi: "Đóng thông báo" },
}

const KEY = "closed-notice"

/** Hides a notice that this visit has closed, before the first paint: pages are cached with it. */
const HIDE_CLOSED = `{const e=document.currentScript.parentElement;try{if(sessionStorage.getItem("${KEY}")===e.dataset.notice)e.hidden=true}catch{}}`

/** The company's notice over every page, on the days of the settings, until the visitor closes it. */
export function SiteNotice({ settings }: { settings: SiteSettings }) {
  const { noticeText, noticeFrom, noticeUntil } = settings
  if (!isNoticeShown(settings, hanoiDate())) return null
  const id = [noticeFrom, noticeUntil, noticeText.en, noticeText.vi].join(" ")
  return <Notice key={id} id={id} text={noticeText} />
}

function Notice({ id, text }: { id: string; text: SiteSettings["noticeText"] }) {
  const t = useTranslate()
  const [isClosed, setClosed] = useState(false)
  useLayoutEffect(() => {
    if (withSession((session) => session.getItem(KEY)) === id) setClosed(true)
  }, [id])
  const close = () => {
    withSession((session) => session.setItem(KEY, id))
    setClosed(true)
  }
  if (isClosed) return null
  return (
    <aside
      aria-label={t(texts.label)}
      data-notice={id}
      suppressHydrationWarning
      className="bg-turmeric text-ink print:hidden"
    >
      <ScriptOnce>{HIDE_CLOSED}</ScriptOnce>
      <div className="wrap flex items-center gap-3">
        <p className="min-w-0 grow py-2.5 font-semibold text-pretty [overflow-wrap:anywhere]">{t(text)}</p>
        <IconButton label={t(texts.close)} onClick={close} className="-mr-2 shrink-0 noscript:hidden">
          <Icon name="x" className="size-5" />
        </IconButton>
      </div>
    </aside>
  )
}
