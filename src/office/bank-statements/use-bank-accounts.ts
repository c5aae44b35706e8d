import type { BankAccount } from "#domain/settings/bank-accounts/bank-account.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"

/** Returns the company's accounts in the order of the settings. */
export function useBankAccounts(): BankAccount[] {
  const { data } = useApi<{ bankAccounts?: BankAccount[] }>("/settings/group/bankAccounts?view=edit")
  return data?.bankAccounts ?? []
}
