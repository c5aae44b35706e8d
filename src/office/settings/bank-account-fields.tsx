import { Alert, Autocomplete, Stack, TextField, Typography } from "@mui/material"
import {
  AutocompleteArrayInput,
  SelectInput,
  TextInput,
  useInput,
  useRecordContext,
  useSourceContext,
  useTranslate,
} from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import {
  ACCOUNT_USES,
  accountKey,
  type BankAccount,
  bankName,
  PAPER_SIZES,
} from "#domain/settings/bank-accounts/bank-account.ts"
import { BANKS, bankOf } from "#domain/settings/bank-accounts/banks.ts"
import { CURRENCIES } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { type ProductChoice, useProductChoices } from "#office/ui/fields/product-choices.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"

const NEW_ACCOUNT: BankAccount = {
  bin: "",
  bankName: "",
  accountNumber: "",
  holder: "",
  branch: "",
  currency: "VND",
  swift: "",
  usedFor: "all",
}

export function BankAccountFields() {
  const translate = useTranslate()
  if (!useMay()("bankAccounts")) return <ReadOnly />
  return (
    <>
      <ItemsInput
        source="bankAccounts"
        label={false}
        add="settings.bankAccounts.add"
        item={NEW_ACCOUNT}
        getItemLabel={(index) => translate("settings.bankAccounts.nth", { n: index + 1 })}
      >
        <AccountFields />
      </ItemsInput>
      <FieldMessage source="bankAccounts" />
    </>
  )
}

/** What a manager sees. */
function ReadOnly() {
  const translate = useTranslate()
  const accounts: BankAccount[] = useRecordContext()?.bankAccounts ?? []
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate("settings.bankAccountsAccountantsOnly")}
      </Alert>
      {accounts.length === 0 && <Typography>{translate("settings.bankAccounts.none")}</Typography>}
      {accounts.map((account) => (
        <Typography key={`${account.bin} ${account.accountNumber}`} sx={{ py: 0.5 }}>
          {withDots(
            bankName(account),
            account.accountNumber,
            account.holder,
            account.branch,
            account.currency,
            account.swift,
            translate(`settings.accountUses.${account.usedFor}`),
          )}
        </Typography>
      ))}
    </>
  )
}

function AccountFields() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const [bin, currency] = useWatch({ name: [getSource("bin"), getSource("currency")] })
  const isInDong = currency === "VND"
  const uses = ACCOUNT_USES.map((id) => ({ id, name: translate(`settings.accountUses.${id}`) }))
  return (
    <>
      <Row columns={2}>
        <BankInput />
        {bin && !bankOf(bin) && <TextInput source="bankName" isRequired />}
      </Row>
      <Row columns={2}>
        <TextInput source="accountNumber" isRequired />
        <TextInput source="holder" isRequired helperText="settings.bankAccounts.holderHint" />
        <TextInput source="branch" />
        <SelectInput
          source="currency"
          choices={CURRENCIES.map((id) => ({ id, name: id }))}
          translateChoice={false}
          isRequired
        />
        {currency && currency !== "VND" && <TextInput source="swift" isRequired />}
        <SelectInput source="usedFor" choices={uses} translateChoice={false} isRequired />
      </Row>
      <ProductsInput />
      {isInDong && <CounterCodes />}
    </>
  )
}

/** Pages for the counter with the code of the account, once it is stored. */
function CounterCodes() {
  const { getSource } = useSourceContext()
  const translate = useTranslate()
  const [bin, accountNumber] = useWatch({ name: [getSource("bin"), getSource("accountNumber")] })
  const stored: BankAccount[] = useRecordContext()?.bankAccounts ?? []
  const account = stored.find((one) => one.bin === bin && one.accountNumber === accountNumber)
  if (!account) return null
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      {PAPER_SIZES.map((size) => (
        <ActionButton
          key={size}
          label={translate("settings.bankAccounts.counterCode", { size })}
          variant="outlined"
          href={`/api/settings/counter-code.pdf?${new URLSearchParams({ account: accountKey(account), size })}`}
          target="_blank"
        />
      ))}
      <Hint>{translate("settings.bankAccounts.counterHint")}</Hint>
    </Stack>
  )
}

/** Chooses the tours and services that an account is for alone. */
function ProductsInput() {
  const choices = useProductChoices()
  const translate = useTranslate()
  return (
    <AutocompleteArrayInput
      source="products"
      label={fieldLabel("products")}
      helperText="settings.bankAccounts.productsHint"
      choices={choices}
      translateChoice={false}
      groupBy={({ kind }: ProductChoice) => translate(`bookings.types.${kind}`)}
      matchSuggestion={(typed: string, { name }: ProductChoice) => fold(name).includes(fold(typed))}
    />
  )
}

type Bank = { bin: string; name: string; also: string }

const labelOf = ({ name, bin }: Bank) => `${name} (${bin})`

/** Returns the known banks, and those whose BIN and name were typed for another account. */
function useBanks(): Bank[] {
  const accounts: Partial<BankAccount>[] = useWatch({ name: "bankAccounts" }) ?? []
  const typed = accounts.flatMap(({ bin = "", bankName: name = "" }) =>
    /^\d{6}$/.test(bin) && name && !bankOf(bin) ? [{ bin, name, also: "" }] : [],
  )
  return [...BANKS, ...new Map(typed.map((bank) => [bank.bin, bank])).values()]
}

/** Returns the BIN of a bank that was typed by its name, or else what was typed. */
const binOf = (banks: readonly Bank[], typed: string) =>
  banks.find((bank) => labelOf(bank) === typed || fold(bank.name) === fold(typed))?.bin ?? typed.trim()

/** Chooses a bank by any of its names, or takes another BIN. */
function BankInput() {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source: "bin" })
  const { getSource } = useSourceContext()
  const { setValue } = useFormContext()
  const banks = useBanks()
  const choose = (bin: string) => {
    field.onChange(bin)
    const known = banks.find((bank) => bank.bin === bin)
    if (known && !bankOf(bin)) setValue(getSource("bankName"), known.name, { shouldDirty: true })
  }
  const error = fieldState.error?.message
  const bin: string = field.value ?? ""
  return (
    <Autocomplete<Bank, false, false, true>
      id={id}
      freeSolo
      autoSelect
      options={banks}
      value={banks.find((bank) => bank.bin === bin) ?? (bin || null)}
      getOptionLabel={(bank) => (typeof bank === "string" ? bank : labelOf(bank))}
      getOptionKey={(bank) => (typeof bank === "string" ? bank : bank.bin)}
      filterOptions={(all, { inputValue }) =>
        all.filter((bank) => fold(`${labelOf(bank)} ${bank.also}`).includes(fold(inputValue)))
      }
      onChange={(_, chosen) => choose(typeof chosen === "string" ? binOf(banks, chosen) : (chosen?.bin ?? ""))}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={translate(fieldLabel("bin"))}
          required
          error={error !== undefined}
          helperText={error ?? translate("settings.bankAccounts.bankHint")}
        />
      )}
    />
  )
}
