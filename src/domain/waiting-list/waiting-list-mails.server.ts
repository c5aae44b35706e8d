import { desc, eq } from "drizzle-orm"
import { formatDate } from "#i18n/format.ts"
import { inBoth, inLanguage, type Language } from "#i18n/localized.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import { MAX_SAMPLES, type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import type { DeclaredMail, WordedMail } from "#server/mail/words/mail-words.server.ts"
import {
  ALREADY_WAITING,
  alreadyWaitingText,
  CONFIRM,
  confirmText,
  ENDED,
  EXPIRED,
  endedText,
  expiredText,
  type Links,
  OFFER,
  offerText,
  type Waiting,
} from "./mail-texts.server.ts"
import { ENDED_MAIL, OFFER_MAIL } from "./offers.server.ts"
import { createPlaceLink } from "./place-links.server.ts"
import { findEarlierRequest, REQUEST_MAIL, selectPlaces } from "./waiting-list.server.ts"
import { type WaitingRow, waitingList } from "./waiting-list.table.server.ts"

type Text = (waiting: Waiting, links: Links) => WordedMail

export function waitingListMails(site: MailSite): Record<string, MailWriter> {
  const writer =
    (choose: (status: WaitingRow["status"]) => Text | undefined): MailWriter =>
    async (queued) => {
      const [found] = await selectPlaces().where(eq(waitingList.id, String(queued.payload.placeId)))
      const text = found && choose(found.place.status)
      return text ? [await render(queued, found, text, site)] : []
    }
  return {
    [REQUEST_MAIL]: paced(
      "mails/forms",
      writer((status) => (status === "unconfirmed" ? confirmText : alreadyWaitingText)),
    ),
    // What is no longer offered when the mail is due was taken, refused or withdrawn.
    [OFFER_MAIL]: writer((status) => (status === "offered" ? offerText : undefined)),
    [ENDED_MAIL]: writer((status) => (status === "expired" ? expiredText : status === "ended" ? endedText : undefined)),
  }
}

type Found = Awaited<ReturnType<typeof selectPlaces>>[number]

async function render({ recipient }: QueuedMail, found: Found, text: Text, site: MailSite) {
  const { place, tour } = found
  const language: Language = place.language
  const links = {
    place: linkTo(site, "/waiting-list", language, { token: await createPlaceLink(place) }),
    tour: linkTo(site, `/tour/${tour.slug}`, language),
  }
  return renderMail(recipient, language, text(await waitingOf(found), links), site)
}

async function waitingOf({ place, tour, departure }: Found): Promise<Waiting> {
  const { date, startTime, status } = departure
  const earlier = await findEarlierRequest(place)
  return { ...place, tour, date, startTime, isCancelled: status === "called-off", earlier }
}

const samples = {
  name: { en: "A party on the waiting list", vi: "Một khách trong danh sách chờ" },
  list: async () => {
    const rows = await selectPlaces().orderBy(desc(waitingList.createdAt)).limit(MAX_SAMPLES)
    return rows.map(({ place, tour, departure }) => ({
      id: place.id,
      title: inBoth(
        (language) =>
          `${place.name}, ${inLanguage(tour.title, language)}, ${formatDate(departure.date, language, "short")}`,
      ),
    }))
  },
}

const previewed = (mail: DeclaredMail, text: Text) => ({
  mail,
  samples,
  preview: async (id: string, language: Language) => {
    const [found] = await selectPlaces().where(eq(waitingList.id, id))
    if (!found) return undefined
    const links = {
      place: sampleLink("/waiting-list", language),
      tour: sampleLink(`/tour/${found.tour.slug}`, language),
    }
    return text(await waitingOf(found), links)
  },
})

export const waitingListMailKinds: MailKinds = {
  group: { en: "Waiting list", vi: "Danh sách chờ" },
  mails: [
    previewed(CONFIRM, confirmText),
    previewed(ALREADY_WAITING, alreadyWaitingText),
    previewed(OFFER, offerText),
    previewed(EXPIRED, expiredText),
    previewed(ENDED, endedText),
  ],
}
