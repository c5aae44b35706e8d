import { Alert, Box, Chip, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { NumberInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import type { Policy } from "#domain/presets/presets.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { PaymentPlanInputs } from "./payment-plan-inputs.tsx"

/** Inputs for the refund bands, with the resulting sentence in both languages. */
export function CancellationInputs() {
  return (
    <>
      <NumberInput
        source="cutoffHours"
        min={0}
        max={720}
        step={1}
        helperText="catalogue.cancellation.cutoffHint"
        sx={{ maxWidth: 360 }}
      />
      <Policies />
      <ItemsInput
        source="cancellationBands"
        inline
        add="catalogue.cancellation.addBand"
        item={{ hoursBefore: 0, refundPercent: 0 }}
      >
        <NumberInput source="hoursBefore" min={0} />
        <NumberInput source="refundPercent" min={0} max={100} />
      </ItemsInput>
      <InWords />
      <BilingualInput source="cancellationPolicy" multiline helperText="catalogue.cancellation.policyHint" />
      <PaymentPlanInputs label="catalogue.plan.own" />
    </>
  )
}

/** The policies of the company. One press fills in the refunds and the terms, which then belong to this entry. */
function Policies() {
  const { translate, localized } = useWords()
  const { getValues, setValue } = useFormContext()
  const { data } = useApi<{ items: Policy[] }>("/presets/policies")
  const [offered, setOffered] = useState<Policy>()
  const fill = (name: string, value: unknown) => setValue(name, structuredClone(value), { shouldDirty: true })
  const choose = (policy: Policy) => {
    fill("cancellationBands", policy.cancellationBands)
    const written: LocalizedContent | null | undefined = getValues("cancellationPolicy")
    if (!policy.cancellationPolicy || isEqual(written, policy.cancellationPolicy)) return
    if (written?.en || written?.vi) setOffered(policy)
    else fill("cancellationPolicy", policy.cancellationPolicy)
  }
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
      <Hint>{translate("catalogue.cancellation.presets")}:</Hint>
      {data?.items.map((policy) => (
        <Chip
          key={localized(policy.name)}
          variant="outlined"
          label={localized(policy.name)}
          onClick={() => choose(policy)}
        />
      ))}
      <ActionButton label="catalogue.cancellation.editPolicies" size="small" to="/staff/presets/policies" />
      {offered && (
        <FormDialog
          title="catalogue.cancellation.replaceTitle"
          save={() => fill("cancellationPolicy", offered.cancellationPolicy)}
          submit="catalogue.cancellation.replace"
          close="catalogue.cancellation.keep"
          onClose={() => setOffered(undefined)}
        >
          <Typography>{translate("catalogue.cancellation.replaceText")}</Typography>
        </FormDialog>
      )}
    </Stack>
  )
}

/** The sentence that says so in both languages, to be used as the text of the page. */
function InWords() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const bands: Partial<Record<keyof CancellationBand, number | null>>[] = useWatch({ name: "cancellationBands" }) ?? []
  const words = cancellationWords(bands.filter(isComplete))
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ my: 1 }}
      action={
        <ActionButton
          label="catalogue.cancellation.use"
          color="inherit"
          size="small"
          onClick={() => setValue("cancellationPolicy", words, { shouldDirty: true })}
        />
      }
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate("catalogue.cancellation.inWords")}
      </Typography>
      <Box lang="vi">{words.vi}</Box>
      <Box lang="en">{words.en}</Box>
    </Alert>
  )
}

function isComplete(of: Partial<Record<keyof CancellationBand, number | null>>): of is CancellationBand {
  return typeof of.hoursBefore === "number" && typeof of.refundPercent === "number"
}
