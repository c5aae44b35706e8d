import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import type { OwnReview, ReviewTask } from "#domain/reviews/review.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { ApiError, isNotFound } from "#lib/api/api-error.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { Stars } from "#site/ui/stars.tsx"
import { screenMessages as texts } from "./messages.ts"
import { type Proof, reviewTaskQuery } from "./queries.ts"
import { ReviewForm } from "./review-form.tsx"
import { ReviewPhotos } from "./review-photos.tsx"

type Search = Proof & { sent?: number }

export const Route = createFileRoute("/review")({
  validateSearch: ({ token, booking, sent }: Record<string, unknown>): Search => ({
    ...(typeof token === "string" ? { token } : typeof booking === "string" && { booking }),
    ...(sent ? { sent: 1 } : {}),
  }),
  component: ReviewPage,
})

function ReviewPage() {
  const t = useTranslate()
  const language = useLanguage()
  const { sent, ...proof } = Route.useSearch()
  const posted = useServerFormResult("/review")
  const isNamed = proof.token !== undefined || proof.booking !== undefined
  const isHydrated = useSignedIn() !== undefined
  const task = useQuery({ ...reviewTaskQuery(proof, language), enabled: isHydrated && isNamed })
  return (
    <div className="wrap max-w-3xl py-10 lg:py-16">
      <UnlistedHead title={t(texts.title)} />
      <h1 className="text-4xl font-bold">{t(texts.title)}</h1>
      {!isNamed && <Problem text={t(texts.linkMissing)} />}
      {task.isPending && posted && <Problem text={posted.problems[0]?.message ?? ""} />}
      {isNamed && task.isPending && !posted && (
        <>
          <p role="status" className="mt-4 noscript:hidden">
            {t(texts.loading)}
          </p>
          <noscript>
            <Problem text={t(texts.needsScript)} />
          </noscript>
        </>
      )}
      {task.isError && <Failure error={task.error} retry={task.refetch} />}
      {task.data && <Task task={task.data} proof={proof} justSent={sent !== undefined} />}
    </div>
  )
}

function Task({ task, proof, justSent }: { task: ReviewTask; proof: Proof; justSent: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { booking, review } = task
  const store = (next: ReviewTask) => queryClient.setQueryData(reviewTaskQuery(proof, language).queryKey, next)
  const keep = (next: ReviewTask) => {
    store(next)
    void navigate({ to: "/review", search: { ...proof, sent: 1 }, replace: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <p className="mt-3 text-balance text-lg text-soft">
        {interpolate(t(texts.about), {
          product: t(booking.product.title),
          date: formatDate(booking.travelDate, language, "day"),
        })}
      </p>
      {review && review.status !== "pending" && <Decided review={review} product={booking.product} />}
      {justSent && review?.status === "pending" && (
        <div role="status" className="mt-6 rounded-card bg-confirmed-tint p-6 text-confirmed">
          <p className="font-display text-xl font-bold">{t(texts.sentTitle)}</p>
          <p className="mt-2">{t(texts.sentText)}</p>
          <Link to="/review" search={proof} activeProps={{}} className={`mt-4 ${buttonClass("secondary")}`}>
            {t(texts.changeIt)}
          </Link>
        </div>
      )}
      {!justSent && (review === null || review.status === "pending") && (
        <>
          {review && <p className="mt-4">{t(texts.waiting)}</p>}
          <FormDraft name={`review:${booking._id}`}>
            <ReviewForm task={task} proof={proof} onSent={keep} />
          </FormDraft>
        </>
      )}
      {review?.status === "pending" && <ReviewPhotos review={review} proof={proof} onChange={store} />}
    </>
  )
}

function Decided({ review, product }: { review: OwnReview; product: ReviewTask["booking"]["product"] }) {
  const t = useTranslate()
  const isShown = review.status === "published"
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Notice tone={isShown ? "good" : "bad"}>
        {isShown ? t(texts.published) : interpolate(t(texts.refused), { reason: review.reason })}
      </Notice>
      <Stars count={review.rating} label={t(texts.starNames[review.rating - 1] ?? texts.stars)} />
      <blockquote lang={review.language} className="whitespace-pre-line break-words">
        {review.text}
      </blockquote>
      {isShown && (
        <Link
          to={product.type === "tour" ? "/tour/$slug" : "/transfer/$slug"}
          params={{ slug: product.slug }}
          hash="reviews"
          className={buttonClass("secondary")}
        >
          {t(texts.see)}
        </Link>
      )}
    </div>
  )
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslate()
  if (isNotFound(error)) return <Problem text={t(texts.notYours)} />
  if (error instanceof ApiError && (error.status === 422 || error.status === 409))
    return <Problem text={error.message} />
  return (
    <div role="alert" className="mt-4 grid justify-items-start gap-4">
      <p>{t(texts.loadFailed)}</p>
      <Button onClick={retry}>{t(texts.tryAgain)}</Button>
    </div>
  )
}

function Problem({ text }: { text: string }) {
  const t = useTranslate()
  return (
    <div role="alert" className="mt-4 grid justify-items-start gap-6 text-lg">
      <p>{text}</p>
      <Link to="/bookings" className={buttonClass("secondary")}>
        {t(texts.toBookings)}
      </Link>
    </div>
  )
}
