import AddIcon from "@mui/icons-material/Add"
import { Box } from "@mui/material"
import { SelectInput, useTranslate } from "react-admin"
import { ENQUIRY_KINDS, ENTRY_CHANNELS, type EnquiryRow } from "#domain/enquiries/enquiry.ts"
import { ENQUIRY_STATUSES } from "#domain/enquiries/handling.ts"
import { formatDateTime } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { byStatus } from "#office/ui/list/quick-filters.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { NewEnquiryDialog } from "./new-enquiry-dialog.tsx"
import { STATUS_TONES } from "./status-tones.ts"

type Row = EnquiryRow & { id: string }

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    label="enquiries.fields.kind"
    choices={ENQUIRY_KINDS.map((id) => ({ id, name: `enquiries.kinds.${id}` }))}
  />,
  <SelectInput
    key="channel"
    source="channel"
    alwaysOn
    label="enquiries.enter.channel"
    choices={ENTRY_CHANNELS.map((id) => ({ id, name: `enquiries.channels.${id}` }))}
  />,
  <SelectInput
    key="owner"
    source="owner"
    alwaysOn
    label="enquiries.fields.owner"
    choices={["mine", "none"].map((id) => ({ id, name: `enquiries.filters.${id}` }))}
  />,
  <SelectInput
    key="sort"
    source="sort"
    alwaysOn
    label="enquiries.filters.sort"
    emptyText="enquiries.filters.newest"
    choices={[{ id: "waiting", name: "enquiries.filters.waiting" }]}
  />,
]

/** The inbox: requests for advice and messages together. */
export default function EnquiryListScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const subject = ({ subject, status }: Row) => (
    <Box component="span" sx={{ fontWeight: status === "new" ? 700 : 400, overflowWrap: "anywhere" }}>
      {subject}
    </Box>
  )
  const chip = ({ status }: Row) => <StatusChip label={`enquiries.status.${status}`} tone={STATUS_TONES[status]} />
  return (
    <StaffList<Row>
      search="enquiries.filters.search"
      toolbar={
        <DialogButton
          label="enquiries.enter.open"
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          dialog={(onClose) => <NewEnquiryDialog onClose={onClose} />}
        />
      }
      filters={filters}
      quickFilters={byStatus("enquiries.status", ENQUIRY_STATUSES)}
      empty="enquiries.empty"
      columns={[
        { name: "status", render: chip },
        {
          name: "subject",
          render: subject,
          below: ({ kind, tour, channel, doubtful }) =>
            withDots(
              translate(channel ? `enquiries.channels.${channel}` : `enquiries.kinds.${kind}`),
              tour && inLanguage(tour, language),
              doubtful && translate("enquiries.doubtful"),
            ),
        },
        { name: "guest", render: ({ name }) => name, below: ({ email, phone }) => email || phone },
        { name: "owner", render: ({ owner }) => owner?.name ?? translate("enquiries.fields.nobody") },
        { name: "createdAt", noWrap: true, render: ({ createdAt }) => formatDateTime(createdAt, language) },
      ]}
      card={{
        title: subject,
        chip,
        details: ({ name, owner, createdAt, doubtful }) =>
          withDots(name, formatDateTime(createdAt, language), owner?.name, doubtful && translate("enquiries.doubtful")),
      }}
    />
  )
}
