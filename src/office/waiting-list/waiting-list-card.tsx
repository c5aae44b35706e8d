import { Box, Link, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import type { WaitingParty } from "#domain/waiting-list/waiting-list.ts"
import { formatDateTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { RelatedChip } from "#office/bookings/related-chip.tsx"
import { WaitingChatButton } from "#office/contact-log/chat-buttons.tsx"
import { Only } from "#office/frame/access/only.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

type Props = { departure: Pick<StaffDeparture, "_id" | "date" | "tour"> }

/** Who waits for places on a departure, in order. Hidden if empty. */
export function WaitingListCard({ departure }: Props) {
  const translate = useTranslate()
  const { data } = useApi<WaitingParty[]>(`/waiting-list?${new URLSearchParams({ departureId: departure._id })}`)
  if (!data?.length) return null
  return (
    <Section title="waitingList.name">
      <Hint>{translate("waitingList.about")}</Hint>
      <Box component="ol" sx={{ m: 0, p: 0, listStylePosition: "inside" }}>
        {data.map((party) => (
          <Party key={party._id} party={party} departure={departure} />
        ))}
      </Box>
    </Section>
  )
}

function Party({ party, departure }: Props & { party: WaitingParty }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { _id, name, email, phone, adults, childAges, status, offeredUntil, related } = party
  const remove = () => call({ path: `/waiting-list/${_id}`, method: "DELETE", done: "waitingList.removed" })
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: "divider", "&::marker": { fontWeight: 600 }, overflowWrap: "anywhere" }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {" · "}
      {formatParty({ adults, children: childAges.length, childAges }, language)}
      <Typography variant="body2">
        {email}
        {phone && (
          <>
            {" · "}
            <Link href={telLink(phone)} sx={{ display: "inline-block", py: 0.5 }}>
              {phone}
            </Link>
          </>
        )}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <RelatedChip related={related} />
        <Typography variant="body2" sx={{ flex: 1, ...(status === "offered" && { fontWeight: 600 }) }}>
          {translate(`waitingList.statuses.${status}`, { time: formatDateTime(offeredUntil ?? new Date(), language) })}
        </Typography>
        <WaitingChatButton party={party} {...departure} />
        <Only area="sales">
          <ActionButton
            label="waitingList.remove"
            aria-label={`${translate("waitingList.remove")}: ${name}`}
            size="small"
            disabled={isSending}
            onClick={remove}
          />
        </Only>
      </Box>
    </Box>
  )
}
