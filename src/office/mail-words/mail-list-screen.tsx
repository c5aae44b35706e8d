import { Typography } from "@mui/material"
import { useListContext } from "react-admin"
import type { ListedMail } from "#domain/mail-words/mail-words.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

type Row = ListedMail & { id: string }

/** All kinds of mails, by what they are about. */
export default function MailListScreen() {
  const { translate } = useWords()
  return (
    <StaffList<Row> title="mailWords.name" perPage="all" row={(mail) => <MailRow mail={mail} />}>
      <Hint sx={{ mb: 1 }}>{translate("mailWords.about")}</Hint>
    </StaffList>
  )
}

function MailRow({ mail: { _id, group, changed } }: { mail: Row }) {
  const { translate, localized } = useWords()
  const { data = [] } = useListContext<Row>()
  const isFirst = data.find((other) => other.group.en === group.en)?._id === _id
  const languages = changed.map((language) => translate(`mailWords.${language}`)).join(", ")
  return (
    <>
      {isFirst && (
        <Typography variant="h6" component="h2" sx={{ mt: 2.5, mb: 0.5 }}>
          {localized(group)}
        </Typography>
      )}
      <ListRow
        title={translate(`staff.mails.${_id}`, { _: _id })}
        to={`/staff/mail-words/${_id}/show`}
        chips={languages && <StatusChip label={translate("mailWords.changed", { languages })} tone="neutral" />}
      />
    </>
  )
}
