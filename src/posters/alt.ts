export const altText: Readonly<Record<string, { readonly en: string; readonly vi: string }>> = {};
