import { NotFound as NotFoundIllustration } from '../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { HomeIcon } from '../ui/icons/public-icons.tsx'
import { ErrorPage } from '../features/site/error-page.tsx'
import { paths } from '../lib/paths.ts'

export default function NotFoundPage() {
  return (
    <ErrorPage illustration={<NotFoundIllustration />} title="Page not found">
      <p>Nothing is delivered to this address. It may have moved, or a letter is missing.</p>
      <LinkButton href={paths.home()} tone="primary" size="large" icon={<HomeIcon />}>
        Back to home
      </LinkButton>
    </ErrorPage>
  )
}
