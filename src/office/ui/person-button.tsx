import PersonIcon from "@mui/icons-material/Person"
import { ActionButton } from "#office/ui/action-button.tsx"

/** Opens everything about the person that a booking, request or message belongs to. */
export function PersonButton({ recordId }: { recordId: string }) {
  return (
    <ActionButton label="people.open" to={`/staff/people/${recordId}/show`} startIcon={<PersonIcon />} size="small" />
  )
}
