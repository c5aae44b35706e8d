import AddIcon from "@mui/icons-material/Add"
import HandshakeIcon from "@mui/icons-material/Handshake"
import { Box } from "@mui/material"
import { useListContext } from "react-admin"
import {
  firstExpiry,
  type Partner,
  RESOURCE_KINDS,
  type Resource,
  type ResourceKind,
} from "#domain/resources/resource.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { expiryTone, expiryWords, skillsOf } from "./format.ts"
import { ResourceDialog } from "./resource-dialog.tsx"

/** Guides, drivers, vehicles and boats. */
export default function ResourceListScreen() {
  const words = useWords()
  const { translate } = words
  const { data: partners = [] } = useApi<Partner[]>("/partners", { staleTime: 60_000 })
  const kind = ({ kind }: Resource) => translate(`resources.kinds.${kind}`)
  const chip = (resource: Resource) => {
    const first = expiryWords(resource, words)
    if (!first) return undefined
    return <StatusChip label={first} tone={expiryTone(firstExpiry(resource.papers))} />
  }
  const partner = ({ partnerId }: Resource) => partners.find(({ _id }) => _id === partnerId)?.name
  return (
    <StaffList<Resource & { id: string }>
      search="resources.search"
      quickFilters={{
        "resources.quick.guides": { kind: "guide" },
        "resources.quick.drivers": { kind: "driver" },
        "resources.quick.vehicles": { kind: "vehicle" },
        "resources.quick.boats": { kind: "boat" },
        "resources.quick.expiring": { expiring: "true" },
        "resources.quick.archived": { archived: "true" },
      }}
      toolbar={<Toolbar />}
      empty="resources.none"
      columns={[
        {
          name: "name",
          render: ({ name }) => name,
          below: (resource) => withDots(kind(resource), resource.vehicleKind, resource.homeCity),
        },
        { name: "contact", noWrap: true, render: ({ phone }) => phone || translate("staff.none") },
        { name: "skills", render: (resource) => skillsOf(resource, words) || translate("staff.none") },
        { name: "papers", render: (resource) => chip(resource) ?? translate("staff.none") },
        { name: "partner", render: (resource) => partner(resource) ?? translate("resources.own") },
      ]}
      card={{
        title: ({ name }) => name,
        details: (resource) => (
          <>
            {withDots(kind(resource), resource.vehicleKind, skillsOf(resource, words), resource.phone)}
            <Box component="span" sx={{ display: "block" }}>
              {chip(resource)}
            </Box>
          </>
        ),
      }}
    >
      <Hint>{translate("resources.about")}</Hint>
    </StaffList>
  )
}

function Toolbar() {
  const { filterValues } = useListContext()
  const kind = RESOURCE_KINDS.find((one): one is ResourceKind => one === filterValues.kind) ?? "guide"
  return (
    <>
      <ActionButton label="partners.name" to="/staff/partners" size="small" startIcon={<HandshakeIcon />} />
      <DialogButton
        label="resources.add"
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        dialog={(onClose) => <ResourceDialog kind={kind} onClose={onClose} />}
      />
    </>
  )
}
