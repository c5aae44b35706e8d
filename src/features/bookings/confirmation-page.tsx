import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { ApiError } from "#lib/api-error.ts"
import { useSignedIn } from "#lib/token.ts"
import { Button, buttonLook } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { Notice } from "#ui/notice.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { UnlistedHead } from "#ui/unlisted-head.tsx"
import { BookingDetails } from "./booking-details.tsx"
import { useFailure } from "./booking-failure.ts"
import { keepMailedToken } from "./guest-tokens.ts"
import { headMessages } from "./head-messages.ts"
import { manageMessages } from "./manage-messages.ts"
import { NeedsScript } from "./needs-script.tsx"
import { bookingQuery } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/bookings/$id")({ component: ConfirmationPage })

/**
 * A booking as its owner or guest sees it: the confirmation after booking, where every 'open' leads, and the link in our
 * mails. Loaded by the browser only.
 */
function ConfirmationPage() {
  const t = useT()
  const language = useLanguage()
  const { id } = Route.useParams()
  const signedIn = useSignedIn()
  // The secret behind the '#' of a mailed link is kept before the booking is asked for.
  useEffect(() => keepMailedToken(id), [id])
  const { data, error, refetch, fetchStatus } = useQuery({
    ...bookingQuery(id, language, signedIn === true),
    enabled: signedIn !== undefined,
  })
  return (
    <div className="wrap pt-8 lg:pt-12">
      <UnlistedHead title={t(headMessages.bookings)} />
      {data ? (
        <BookingDetails booking={data} />
      ) : error ? (
        <NotShown error={error} onRetry={refetch} />
      ) : (
        <Loading isOffline={fetchStatus === "paused"} />
      )}
    </div>
  )
}

/** Not to be seen from here, or not to be had at the moment: these need different steps. */
function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT()
  const { title, reason } = useFailure()(manageMessages.loadOneFailed, error)
  if (!(error instanceof ApiError && error.status === 404)) {
    return (
      <div role="alert">
        <Notice tone="bad" title={title}>
          <p>{reason}</p>
          <Button look="quiet" onClick={onRetry}>
            {t(manageMessages.tryAgain)}
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <>
      <h1 className="text-3xl font-bold">{t(texts.notHere)}</h1>
      <p className="mt-3 text-lg text-soft">{t(texts.notHereText)}</p>
      <Link to="/bookings" className={`mt-6 ${buttonLook()}`}>
        {t(texts.lookup)}
      </Link>
    </>
  )
}

function Loading({ isOffline }: { isOffline: boolean }) {
  const t = useT()
  return (
    <>
      <NeedsScript />
      <div role="status">
        {isOffline ? (
          <Notice tone="waiting">{t(manageMessages.offline)}</Notice>
        ) : (
          <p className="sr-only">{t(texts.loading)}</p>
        )}
      </div>
      <Skeleton className="mt-2 h-8 w-44 rounded-full" />
      <Skeleton className="mt-4 h-12 w-96 max-w-full" />
      <Skeleton className="mt-8 h-40 rounded-card" />
      <Skeleton className="mt-10 h-72 rounded-card" />
    </>
  )
}
