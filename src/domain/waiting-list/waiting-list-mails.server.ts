import { eq } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { linkTo, type MailSite, type MailText, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import {
  alreadyWaitingText,
  confirmText,
  endedText,
  expiredText,
  type Links,
  offerText,
  type Waiting,
} from "./mail-texts.server.ts"
import { ENDED_MAIL, OFFER_MAIL } from "./offers.server.ts"
import { createPlaceLink } from "./place-links.server.ts"
import { findEarlierRequest, REQUEST_MAIL, selectPlaces } from "./waiting-list.server.ts"
import { type WaitingRow, waitingList } from "./waiting-list.table.server.ts"

type Text = (waiting: Waiting, links: Links) => MailText

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

async function render({ recipient }: QueuedMail, { place, tour, departure }: Found, text: Text, site: MailSite) {
  const language: Language = place.language
  const links = {
    place: linkTo(site, "/waiting-list", language, { token: await createPlaceLink(place) }),
    tour: linkTo(site, `/tour/${tour.slug}`, language),
  }
  const { date, startTime, status } = departure
  const earlier = await findEarlierRequest(place)
  const waiting = { ...place, tour, date, startTime, isCancelled: status === "called-off", earlier }
  return renderMail(recipient, language, text(waiting, links), site)
}
