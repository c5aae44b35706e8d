import { type UseQueryOptions, useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { isNotFound } from "#lib/api/api-error.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { UnlistedHead } from "./unlisted-head.tsx"

const common = {
  tryAgain: { en: "Try again", vi: "Thử lại" },
  needsScript: { en: "Please switch JavaScript on to read this page.", vi: "Bạn bật JavaScript để xem trang này." },
}

type Texts = Record<"title" | "loading" | "goneTitle" | "gone" | "failed", Localized>

type Props<Data, Key extends readonly unknown[]> = {
  texts: Texts
  /** The query of what the link's token opens. */
  query: (token: string) => UseQueryOptions<Data, Error, Data, Key>
  className: string
  children: (data: Data) => ReactNode
}

/** A page for whoever has its link. The token is in the address fragment, which no server, log or Referer sees. */
export function LinkedPage<Data, Key extends readonly unknown[]>(props: Props<Data, Key>) {
  const { texts, query, className, children } = props
  const t = useTranslate()
  const token = useToken()
  const { data, error, refetch } = useQuery({ ...query(token ?? ""), enabled: Boolean(token) })
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
              {t(common.tryAgain)}
            </Button>
          </Notice>
        ) : (
          <>
            <h1 className="mb-4 text-3xl font-bold">{t(texts.title)}</h1>
            <noscript>
              <p>{t(common.needsScript)}</p>
            </noscript>
            <p className="sr-only noscript:hidden">{t(texts.loading)}</p>
            <Skeleton className="h-72 rounded-card noscript:hidden" />
          </>
        )}
      </div>
    </div>
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
