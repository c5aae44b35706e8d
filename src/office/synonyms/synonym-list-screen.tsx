import AddIcon from "@mui/icons-material/Add"
import { useState } from "react"
import { TextInput, useTranslate } from "react-admin"
import type { Synonym } from "#domain/synonyms/synonym.ts"
import { saveRow } from "#office/frame/http.ts"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { RemoveButton } from "#office/ui/forms/remove-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

type Row = Synonym & { id: string }

/** Words that searches take for the same. */
export default function SynonymListScreen() {
  const translate = useTranslate()
  const add = (
    <DialogButton
      label="synonyms.add"
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
      dialog={(onClose) => <SynonymDialog onClose={onClose} />}
    />
  )
  return (
    <StaffList<Row>
      perPage="all"
      toolbar={add}
      empty="synonyms.none"
      row={(synonym) => <SynonymRow synonym={synonym} />}
    >
      <Hint sx={{ mb: 1 }}>{translate("synonyms.about")}</Hint>
    </StaffList>
  )
}

function SynonymRow({ synonym }: { synonym: Row }) {
  const [first, ...others] = synonym.words
  return (
    <ListRow title={first} lines={[others.join(" · ")]}>
      <DialogButton
        label="departures.actions.edit"
        variant="outlined"
        size="small"
        dialog={(onClose) => <SynonymDialog synonym={synonym} onClose={onClose} />}
      />
      <RemoveButton path={`/synonyms/${synonym._id}`} texts="synonyms" size="small" />
    </ListRow>
  )
}

/** Adds or changes a group of words. */
function SynonymDialog({ synonym, onClose }: { synonym?: Synonym; onClose: () => void }) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(synonym)
  const save = ({ words }: { words?: string | null }, key: string) => {
    const body = { words: wordsIn(words ?? "") }
    return saveRow("/synonyms", opened, body, key)
  }
  return (
    <FormDialog
      title={opened ? "synonyms.edit" : "synonyms.add"}
      values={{ words: opened?.words.join(", ") ?? "" }}
      save={save}
      done="synonyms.saved"
      submit="synonyms.save"
      onClose={onClose}
    >
      <TextInput source="words" label="synonyms.words" helperText="synonyms.wordsHint" multiline fullWidth />
    </FormDialog>
  )
}

const wordsIn = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
