import { Alert, Box, Typography } from "@mui/material"
import { BooleanInput, NumberInput, SelectInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { DEPOSIT_UNITS, MAX_PLAN_DAYS, MAX_PLAN_HOURS, type PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { paymentPlanWords } from "#domain/catalogue/payment-plan-words.ts"
import { OptionalGroup } from "#office/ui/content/optional-group.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"

/** Where a new plan begins. */
const USUAL_PLAN: PaymentPlan = {
  deposit: { value: 30, unit: "percent" },
  withinHours: 24,
  restDaysBefore: 7,
  fullWithinDays: null,
  release: false,
}

/** Inputs for a payment plan, which may be switched off, and the plan in words. */
export function PaymentPlanInputs({ label }: { label: string }) {
  return (
    <OptionalGroup source="paymentPlan" label={label} initial={USUAL_PLAN}>
      <OptionalGroup source="paymentPlan.deposit" label="catalogue.plan.hasDeposit" initial={USUAL_PLAN.deposit!}>
        <DepositInputs />
      </OptionalGroup>
      <Row columns={3}>
        <NumberInput
          source="paymentPlan.withinHours"
          min={1}
          max={MAX_PLAN_HOURS}
          step={1}
          isRequired
          helperText="catalogue.plan.withinHint"
        />
        <NumberInput
          source="paymentPlan.restDaysBefore"
          min={1}
          max={MAX_PLAN_DAYS}
          step={1}
          helperText="catalogue.plan.restHint"
        />
        <NumberInput
          source="paymentPlan.fullWithinDays"
          min={1}
          max={MAX_PLAN_DAYS}
          step={1}
          helperText="catalogue.plan.fullHint"
        />
      </Row>
      <BooleanInput source="paymentPlan.release" helperText="catalogue.plan.releaseHint" />
      <InWords />
    </OptionalGroup>
  )
}

function DepositInputs() {
  const translate = useTranslate()
  const unit: (typeof DEPOSIT_UNITS)[number] = useWatch({ name: "paymentPlan.deposit.unit" }) ?? "percent"
  const units = DEPOSIT_UNITS.map((id) => ({ id, name: translate(`catalogue.plan.units.${id}`) }))
  return (
    <Row columns={2}>
      {unit === "percent" ? (
        <NumberInput source="paymentPlan.deposit.value" min={1} max={100} step={1} isRequired />
      ) : (
        <MoneyInput key={unit} source="paymentPlan.deposit.value" currency={unit} isRequired />
      )}
      <SelectInput source="paymentPlan.deposit.unit" choices={units} translateChoice={false} isRequired />
    </Row>
  )
}

/** Says the plan in both languages. Guests read the payments and dates of their own booking. */
function InWords() {
  const translate = useTranslate()
  const plan: PaymentPlan | null = useWatch({ name: "paymentPlan" })
  if (!isComplete(plan)) return <Hint>{translate("catalogue.plan.incomplete")}</Hint>
  const words = paymentPlanWords(plan)
  return (
    <Alert severity="info" icon={false} sx={{ my: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate("catalogue.plan.inWords")}
      </Typography>
      <Box lang="vi">{words.vi}</Box>
      <Box lang="en">{words.en}</Box>
    </Alert>
  )
}

function isComplete(plan: PaymentPlan | null): plan is PaymentPlan {
  if (plan === null || typeof plan.withinHours !== "number") return false
  return plan.deposit === null || typeof plan.deposit.value === "number"
}
