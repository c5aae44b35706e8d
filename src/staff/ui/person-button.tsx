import PersonIcon from "@mui/icons-material/Person"
import { Button } from "@mui/material"
import { LinkBase, useTranslate } from "react-admin"

/** Opens everything about the person that a booking, request or message belongs to. */
export function PersonButton({ recordId }: { recordId: string }) {
  const translate = useTranslate()
  return (
    <Button component={LinkBase} to={`/staff/people/${recordId}/show`} startIcon={<PersonIcon />} size="small">
      {translate("people.open")}
    </Button>
  )
}
