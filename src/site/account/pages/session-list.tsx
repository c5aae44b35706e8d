import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { formatDevice, type OpenSession } from "#domain/account/sessions/sessions.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { endOneSession, endOtherSessions, fetchSessions } from "#site/account/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const KEY = ["account", "sessions"]

/** Where the visitor is signed in, with how to end it. Shown once there is another place than this one. */
export function SessionList() {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: fetchSessions,
    meta: { personal: true, shownInPlace: true },
  })
  const [isSending, setSending] = useState(false)
  const others = data.filter(({ isThis }) => !isThis)
  const end = async (send: () => Promise<unknown>) => {
    setSending(true)
    try {
      await send()
      await queryClient.invalidateQueries({ queryKey: KEY })
      showToast("good", t(texts.sessionEnded))
    } catch {
      showToast("bad", t(texts.failed.session))
    } finally {
      setSending(false)
    }
  }
  if (others.length === 0) return null
  return (
    <section className="panel mt-6 p-4 sm:p-6">
      <h2 className="text-xl font-bold">{t(texts.sessions)}</h2>
      <p className="mt-1 text-soft">{t(texts.sessionsText)}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {[...data.filter(({ isThis }) => isThis), ...others].map((session) => (
          <Row
            key={session._id}
            session={session}
            isSending={isSending}
            end={() => end(() => endOneSession(session._id))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button look="secondary" className="mt-3" disabled={isSending} onClick={() => end(endOtherSessions)}>
          {t(texts.endOtherSessions)}
        </Button>
      )}
    </section>
  )
}

type RowProps = { session: OpenSession; isSending: boolean; end: () => void }

function Row({ session, isSending, end }: RowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const device = formatDevice(session, language)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {session.isThis && <span className="font-normal text-soft">({t(texts.thisSession)})</span>}
        </p>
        <p className="text-sm text-soft">{t(texts.lastSeen, { time: formatDateTime(session.usedAt, language) })}</p>
      </div>
      {!session.isThis && (
        <Button look="quiet" aria-label={`${t(texts.signOut)}: ${device}`} disabled={isSending} onClick={end}>
          {t(texts.signOut)}
        </Button>
      )}
    </li>
  )
}
