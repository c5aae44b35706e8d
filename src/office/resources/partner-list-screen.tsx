import AddIcon from "@mui/icons-material/Add"
import { useState } from "react"
import { BooleanInput, TextInput, useTranslate } from "react-admin"
import type { Partner } from "#domain/resources/resource.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { saveRow } from "#office/frame/http.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Row } from "#office/ui/row.tsx"

type Listed = Partner & { id: string }

/** Companies that lend guides, vehicles and boats. */
export default function PartnerListScreen() {
  const translate = useTranslate()
  const add = (
    <DialogButton
      label="partners.add"
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
      dialog={(onClose) => <PartnerDialog onClose={onClose} />}
    />
  )
  return (
    <StaffList<Listed>
      perPage="all"
      toolbar={add}
      empty="partners.none"
      row={(partner) => <PartnerRow partner={partner} />}
    >
      <Hint sx={{ mb: 1 }}>{translate("partners.about")}</Hint>
    </StaffList>
  )
}

function PartnerRow({ partner }: { partner: Listed }) {
  const { name, phone, zalo, email, note, isArchived } = partner
  return (
    <ListRow
      title={name}
      chips={isArchived && <StatusChip label="partners.isArchived" tone="neutral" />}
      lines={[withDots(phone, zalo, email), note].filter(Boolean)}
    >
      <DialogButton
        label="resources.edit"
        variant="outlined"
        size="small"
        dialog={(onClose) => <PartnerDialog partner={partner} onClose={onClose} />}
      />
    </ListRow>
  )
}

type Values = Omit<Partner, "_id" | "version">
const EMPTY: Values = { name: "", phone: "", zalo: "", email: "", note: "", isArchived: false }

/** Adds or changes a partner. */
function PartnerDialog({ partner, onClose }: { partner?: Partner; onClose: () => void }) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(partner)
  const save = ({ name, phone, zalo, email, note, isArchived }: Typed<Values>, key: string) => {
    const texts = { name: name ?? "", phone: phone ?? "", zalo: zalo ?? "", email: email ?? "", note: note ?? "" }
    return saveRow("/partners", opened, { ...texts, isArchived: isArchived ?? false }, key)
  }
  return (
    <FormDialog<Values>
      title={opened ? "partners.edit" : "partners.add"}
      values={opened ?? EMPTY}
      save={save}
      done="partners.saved"
      submit="resources.save"
      onClose={onClose}
    >
      <TextInput source="name" label="resources.fields.name" />
      <Row columns={2}>
        <TextInput source="phone" label="resources.fields.phone" type="tel" />
        <TextInput source="zalo" label="resources.fields.zalo" />
        <TextInput source="email" label="resources.fields.email" type="email" />
      </Row>
      <TextInput source="note" label="resources.fields.note" multiline minRows={2} />
      {opened && <BooleanInput source="isArchived" label="partners.isArchived" />}
    </FormDialog>
  )
}
