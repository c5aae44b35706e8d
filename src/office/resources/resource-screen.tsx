import { Box, Stack } from "@mui/material"
import { useState } from "react"
import { type Absence, isPerson, type Partner, type Resource } from "#domain/resources/resource.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { ContactButtons } from "#office/ui/contact-buttons.tsx"
import { type Fact, Facts } from "#office/ui/facts.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { Section } from "#office/ui/section.tsx"
import { AbsencesCard } from "./absences-card.tsx"
import { expiryTone, skillsOf } from "./format.ts"
import { MonthCard } from "./month-card.tsx"
import { ResourceDialog } from "./resource-dialog.tsx"

type Props = { resource: Resource }

/** A guide, driver, vehicle or boat, with papers, days off and a calendar. */
export default function ResourceScreen() {
  return (
    <RecordScreen<Resource & { id: string }> title={({ name }) => name}>
      {(resource) => <Content resource={resource} />}
    </RecordScreen>
  )
}

function Content({ resource }: Props) {
  const { data: absences = [] } = useApi<Absence[]>(`/resources/${resource._id}/absences`)
  return (
    <Box sx={{ py: 2 }}>
      <Columns
        main={
          <>
            <DetailsCard resource={resource} />
            <PapersCard resource={resource} />
          </>
        }
        side={
          <>
            <MonthCard resource={resource} absences={absences} />
            <AbsencesCard resourceId={resource._id} absences={absences} />
          </>
        }
      />
    </Box>
  )
}

function DetailsCard({ resource }: Props) {
  const words = useWords()
  const { translate, localized } = words
  const { data: partners = [] } = useApi<Partner[]>("/partners", { staleTime: 60_000 })
  const { kind, phone, zalo, homeCity, vehicleKind, cabins, partnerId, note, isArchived } = resource
  const partner = partners.find(({ _id }) => _id === partnerId)
  const isOwn = partnerId === null
  const facts: Fact[] = [
    [translate("resources.fields.kind"), withDots(translate(`resources.kinds.${kind}`), vehicleKind)],
    [translate(`resources.fields.${isPerson(kind) ? "languages" : "room"}`), skillsOf(resource, words)],
    [translate("resources.fields.zalo"), zalo],
    [translate("resources.fields.homeCity"), homeCity],
    [translate("resources.fields.cabins"), cabins.map(({ name, count }) => `${count} × ${localized(name)}`).join("\n")],
    [
      translate("resources.fields.partner"),
      isOwn ? translate("resources.own") : withDots(partner?.name, partner?.phone),
    ],
    [translate("resources.fields.note"), note],
  ]
  return (
    <Section title={resource.name} action={isArchived && <StatusChip label="resources.isArchived" tone="neutral" />}>
      <ContactButtons phone={phone} email="" subject="" />
      <Box sx={{ mb: 2 }}>
        <Facts facts={facts} />
      </Box>
      <Actions resource={resource} />
    </Section>
  )
}

function Actions({ resource }: Props) {
  const { call, isSending } = useCall()
  const [isOpen, setOpen] = useState(false)
  const { _id, version, isArchived } = resource
  const archive = () =>
    call({
      path: `/resources/${_id}`,
      method: "PUT",
      body: { isArchived: !isArchived, version },
      done: isArchived ? "resources.restored" : "resources.archived",
    })
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButton label="resources.edit" variant="outlined" onClick={() => setOpen(true)} />
      <ActionButton
        label={isArchived ? "resources.restore" : "resources.archive"}
        disabled={isSending}
        onClick={archive}
      />
      {isOpen && <ResourceDialog resource={resource} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function PapersCard({ resource: { papers } }: Props) {
  const { translate, day } = useWords()
  const until = (expires: string) =>
    translate(expires < hanoiDate() ? "resources.expiredOn" : "resources.validUntil", { date: day(expires) })
  return (
    <Section title="resources.fields.papers">
      {papers.length === 0 && <Hint>{translate("resources.noPapers")}</Hint>}
      {papers.map((paper, nth) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: papers have no other identity
          key={nth}
          title={translate(`resources.papers.${paper.kind}`)}
          chips={paper.expires && <StatusChip label={until(paper.expires)} tone={expiryTone(paper.expires)} />}
          lines={[withDots(paper.number, paper.class && `${translate("resources.fields.class")} ${paper.class}`)]}
        />
      ))}
    </Section>
  )
}
