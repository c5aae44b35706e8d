import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material"
import { type FormEvent, useId, useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"
import { type LoadDraft, LoadsFields } from "./loads-fields.tsx"
import type { ListedVehicle } from "./use-vehicles.ts"

type Props = { vehicle: ListedVehicle | undefined; close: () => void }

/** Adds or changes a vehicle. */
export function VehicleDialog({ vehicle, close }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const [draft, setDraft] = useState({
    code: vehicle?.code ?? "",
    vi: vehicle?.name.vi ?? "",
    en: vehicle?.name.en ?? "",
    seats: String(vehicle?.seats ?? ""),
  })
  const [loads, setLoads] = useState<LoadDraft[]>(
    vehicle?.loads.map(({ people, largeBags }) => ({ people: String(people), largeBags: String(largeBags) })) ?? [
      { people: "", largeBags: "" },
    ],
  )
  const [failure, setFailure] = useState<HttpError>()
  const errors: Record<string, string> = failure?.body?.errors ?? {}

  const run = async (call: () => Promise<unknown>, done: string) => {
    setFailure(undefined)
    try {
      await call()
      notify(translate(done), { type: "success" })
      close()
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { code, vi, en, seats } = draft
    const fields = {
      name: { en, ...(vi && { vi }) },
      seats: Number(seats),
      loads: loads.map(({ people, largeBags }) => ({ people: Number(people), largeBags: Number(largeBags) })),
    }
    return vehicle
      ? run(
          () =>
            callApi(`/transfers/vehicles/${code}`, { method: "PUT", body: { ...fields, version: vehicle.version } }),
          "vehicles.saved",
        )
      : run(() => callApi("/transfers/vehicles", { method: "POST", body: { code, ...fields } }), "vehicles.saved")
  }
  const field = (name: keyof typeof draft, label: string, path: string) => ({
    label: translate(label),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
    error: path in errors,
    helperText: errors[path] ?? "",
  })
  const name = translate("content.fields.name")
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(vehicle ? "vehicles.edit" : "vehicles.new")}</DialogTitle>
        <DialogContent>
          {failure && <Alert severity="error">{translate(failure.message, { _: failure.message })}</Alert>}
          {!vehicle && <TextField {...field("code", "vehicles.code", "code")} required autoFocus />}
          <TextField {...field("vi", "", "name.vi")} label={`${name} · ${translate("content.languages.vi")}`} />
          <TextField
            {...field("en", "", "name.en")}
            label={`${name} · ${translate("content.languages.en")}`}
            required
          />
          <TextField {...field("seats", "content.fields.seats", "seats")} type="number" required />
          <LoadsFields loads={loads} change={setLoads} errors={errors} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {vehicle && (
            <Button
              color="error"
              sx={{ mr: "auto" }}
              onClick={() =>
                run(() => callApi(`/transfers/vehicles/${vehicle.code}`, { method: "DELETE" }), "vehicles.removed")
              }
            >
              {translate("vehicles.remove")}
            </Button>
          )}
          <Button onClick={close}>{translate("vehicles.cancel")}</Button>
          <Button type="submit" variant="contained">
            {translate("vehicles.save")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
