import type Provider from 'oidc-provider'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Customer B after customer A in one browser: A's session ends, and B starts with a new one. */
export const forgetOtherCustomer = async (
  provider: Provider,
  interaction: Interaction,
  subject: string,
): Promise<void> => {
  const { session } = interaction
  if (!session || session.accountId === subject) return
  const known = await provider.Session.findByUid(session.uid)
  await known?.destroy()
  interaction.session = undefined
  await interaction.persist()
}
