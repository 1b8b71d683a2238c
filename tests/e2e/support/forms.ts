import { expect, type Page } from '@playwright/test'
import { password as usualPassword } from './people.ts'

/** Fills in and submits the login form on the page. */
export async function giveLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

interface Account {
  name: string
  email: string
  role: string
  password?: string
}

/** Registers an account with the form, which leads to the login. */
export async function register(
  page: Page,
  { name, email, role, password = usualPassword }: Account,
): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('User registered successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
}
