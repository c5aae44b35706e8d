import { Alert, Box, Link, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { travelledAsNames } from "#domain/reviews/byline-messages.ts"
import type { ReviewStatus, StaffReview } from "#domain/reviews/review.ts"
import { countryName } from "#i18n/country-name.ts"
import { renditionUrl, wholeUrl } from "#lib/rendition.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { Tone } from "#office/frame/theme.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { PersonButton } from "#office/ui/person-button.tsx"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { Section } from "#office/ui/section.tsx"
import { DecisionForm, RefuseDialog } from "./decision-form.tsx"
import { ReviewStars } from "./review-stars.tsx"

const STATUS_TONES: Record<ReviewStatus, Tone> = { pending: "warning", published: "success", refused: "danger" }

/** A review, to publish, refuse or answer. */
export default function ReviewScreen() {
  const { localized } = useWords()
  return (
    <RecordScreen<StaffReview & { id: string }> title={({ product }) => localized(product.title)}>
      {(review) => <Content review={review} />}
    </RecordScreen>
  )
}

function Content({ review }: { review: StaffReview }) {
  const [isRefusing, setRefusing] = useState(false)
  return (
    <Box sx={{ py: 2 }}>
      <Columns
        main={
          <>
            <Written review={review} />
            {/* The key remounts the form after a change, so that it shows what a colleague saved. */}
            <DecisionForm key={review.version} review={review} onRefuse={() => setRefusing(true)} />
          </>
        }
        side={<Trip review={review} />}
      />
      {isRefusing && <RefuseDialog review={review} onClose={() => setRefusing(false)} />}
    </Box>
  )
}

function Written({ review }: { review: StaffReview }) {
  const translate = useTranslate()
  const { status, reason, rating, text, name, language } = review
  return (
    <Section title={name} action={<StatusChip label={`reviews.status.${status}`} tone={STATUS_TONES[status]} />}>
      <ReviewStars rating={rating} />
      <Typography lang={language} sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
      <Photos review={review} />
      {status === "refused" && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate("reviews.refusedBecause", { reason })}
        </Alert>
      )}
    </Section>
  )
}

/** The guest's photos, each with a button that takes it off the review. */
function Photos({ review: { _id, photos, version } }: { review: StaffReview }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const remove = (gone: string) => {
    const body = { photos: photos.map(({ url }) => url).filter((url) => url !== gone), version }
    return call({ path: `/reviews/moderation/${_id}`, method: "PUT", body, done: "reviews.photos.removed" })
  }
  if (photos.length === 0) return null
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, mt: 2 }}>
      {photos.map((photo, nth) => (
        <Stack key={photo.url} sx={{ alignItems: "flex-start", gap: 0.5 }}>
          <Link href={wholeUrl(photo, 1440)} target="_blank" rel="noreferrer">
            <img
              src={renditionUrl(photo, "4x3", 390, "webp")}
              width={195}
              height={146}
              alt={translate("reviews.photos.name", { nth: nth + 1 })}
            />
          </Link>
          <ActionButton
            label="reviews.photos.remove"
            size="small"
            color="error"
            disabled={isSending}
            onClick={() => remove(photo.url)}
          />
        </Stack>
      ))}
    </Stack>
  )
}

function Trip({ review }: { review: StaffReview }) {
  const { translate, language, localized, dateTime, month } = useWords()
  const { product, country, travelledAs, travelMonth, booking, createdAt } = review
  const label = (name: string) => translate(`reviews.fields.${name}`)
  return (
    <Section title="reviews.facts">
      <Facts
        facts={[
          [
            label("tour"),
            <Link key="tour" href={`/${product.type}/${product.slug}`} target="_blank" rel="noreferrer" color="inherit">
              {localized(product.title)}
            </Link>,
          ],
          [label("travelled"), month(travelMonth)],
          [
            label("guest"),
            withCommas(
              review.name,
              country && countryName(country)[language],
              travelledAs && travelledAsNames[travelledAs][language],
            ),
          ],
          [label("language"), translate(`reviews.languages.${review.language}`)],
          [label("createdAt"), dateTime(createdAt)],
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
        <ActionButton label="reviews.booking" to={`/staff/bookings/${booking}/show`} size="small" />
        <PersonButton recordId={booking} />
      </Stack>
    </Section>
  )
}
