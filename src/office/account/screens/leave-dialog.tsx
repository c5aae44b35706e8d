import { Alert, DialogContentText, Skeleton, Typography } from "@mui/material"
import { SelectInput, useTranslate } from "react-admin"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

type Props = { colleague: { _id: string; name: string }; onClose: () => void }

/** One action for a colleague who leaves: it says what ends, and asks who takes over what is open. */
export function LeaveDialog({ colleague: { _id, name }, onClose }: Props) {
  const translate = useTranslate()
  const { data: left, error } = useApi<Record<string, number>>(`/users/${_id}/leaving`)
  const { data: owners = [] } = useApi<{ _id: string; name: string }[]>("/enquiries/owners")
  const counts = Object.entries(left ?? {}).filter(([, n]) => n > 0)
  const heirs = owners.filter((owner) => owner._id !== _id)
  return (
    <FormDialog<{ handOverTo: string | null }>
      title={translate("accounts.leaving.title", { name })}
      values={{ handOverTo: null }}
      save={({ handOverTo }) =>
        callApi(`/users/${_id}/leave`, { method: "POST", body: { handOverTo: handOverTo ?? null } })
      }
      isReady={() => left !== undefined}
      done="accounts.leaving.done"
      submit="accounts.leaving.submit"
      isDangerous
      onClose={onClose}
    >
      <DialogContentText>{translate("accounts.leaving.text")}</DialogContentText>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.message}
        </Alert>
      )}
      {!left && !error && <Skeleton variant="rounded" height={80} sx={{ mt: 2 }} />}
      {left && counts.length === 0 && <Typography sx={{ mt: 2 }}>{translate("accounts.leaving.nothing")}</Typography>}
      {counts.length > 0 && (
        <ul>
          {counts.map(([what, n]) => (
            <li key={what}>{translate(`accounts.left.${what}`, { smart_count: n, _: what })}</li>
          ))}
        </ul>
      )}
      {Boolean(left?.enquiries) && (
        <SelectInput
          source="handOverTo"
          label="accounts.leaving.heir"
          choices={heirs.map((heir) => ({ id: heir._id, name: heir.name }))}
          translateChoice={false}
          emptyText="accounts.leaving.nobody"
        />
      )}
    </FormDialog>
  )
}
