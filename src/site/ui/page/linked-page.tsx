import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { common } from "#i18n/common-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { isNotFound } from "#lib/api/api-error.ts"
import { OPENED_LINK, PASTED_LINK } from "#lib/posted-form.ts"
import { Button } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { ServerFormState, useAction, useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { UnlistedHead } from "./unlisted-head.tsx"

const shared = {
  tryAgain: common.tryAgain,
  paste: {
    en: "Without JavaScript this page can't read the link that you followed. Please paste it here.",
    vi: "Trình duyệt đang tắt JavaScript nên trang không đọc được liên kết. Bạn dán liên kết vào đây nhé.",
  },
  link: { en: "The link that was sent to you", vi: "Liên kết bạn đã nhận" },
  open: { en: "Open the link", vi: "Mở liên kết" },
}

type Texts = Record<"title" | "loading" | "goneTitle" | "gone" | "failed", Localized>

type Props<Data, Key extends readonly unknown[]> = {
  texts: Texts
  /** The address of the page, which its form without JavaScript is posted to. */
  page: string
  /** The query of what the link's token opens. */
  query: (token: string) => UseQueryOptions<Data, Error, Data, Key>
  className: string
  children: (data: Data) => ReactNode
}

/**
 * A page that its link opens. The token is in the fragment of the address, which no server, log or Referer sees.
 * Without JavaScript the link is pasted into a form.
 */
export function LinkedPage<Data, Key extends readonly unknown[]>(props: Props<Data, Key>) {
  const { texts, page, query, className, children } = props
  const t = useTranslate()
  const token = useToken()
  const { data: loaded, error, refetch } = useQuery({ ...query(token ?? ""), enabled: Boolean(token) })
  const data = useQueryClient().getQueryData<Data>(OPENED_LINK) ?? loaded
  const isGone = token === "" || isNotFound(error)
  return (
    <div className={`wrap ${className}`}>
      <UnlistedHead title={t(texts.title)} />
      <div aria-live="polite">
        {isGone ? (
          <>
            <h1 className="mb-4 text-3xl font-bold">{t(texts.goneTitle)}</h1>
            <Notice tone="bad">{t(texts.gone)}</Notice>
          </>
        ) : data !== undefined ? (
          children(data)
        ) : error ? (
          <Notice tone="bad" title={t(texts.failed)}>
            <Button look="quiet" onClick={() => refetch()}>
              {t(shared.tryAgain)}
            </Button>
          </Notice>
        ) : (
          <>
            <h1 className="mb-4 text-3xl font-bold">{t(texts.title)}</h1>
            <noscript>
              <PasteLink page={page} failed={t(texts.failed)} />
            </noscript>
            <p className="sr-only noscript:hidden">{t(texts.loading)}</p>
            <Skeleton className="h-72 rounded-card noscript:hidden" />
          </>
        )}
      </div>
    </div>
  )
}

function PasteLink({ page, failed }: { page: string; failed: string }) {
  const t = useTranslate()
  const action = useAction(page)
  const refused = useServerFormResult(page)
  return (
    <ServerFormState sent={refused && new URLSearchParams(refused.sent)}>
      <form {...action} className="grid max-w-xl gap-4">
        {refused && (
          <div role="alert">
            <Notice tone="bad" title={failed}>
              {refused.problems.map(({ message }) => message).join(" ")}
            </Notice>
          </div>
        )}
        <p>{t(shared.paste)}</p>
        <TextField name={PASTED_LINK} label={t(shared.link)} autoComplete="off" required />
        <Button type="submit" className="justify-self-start">
          {t(shared.open)}
        </Button>
      </form>
    </ServerFormState>
  )
}

/** Empty if the address has none, undefined before hydration. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get("key") ?? "")
    read()
    window.addEventListener("hashchange", read)
    return () => window.removeEventListener("hashchange", read)
  }, [])
  return token
}
