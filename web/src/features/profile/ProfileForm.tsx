import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { ProfileForm_ViewerFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { LeaveWarning } from '../shell/LeaveWarning';
import { ProfileFields } from './ProfileFields';
import { prepareRules, profileResolver } from './profileResolver';
import type { ProfileValues } from './profileSchema';
import { updateProfile, valuesOf } from './updateProfile';

type ProfileFormProps = { viewer: FragmentType<typeof ProfileForm_ViewerFragmentDoc>; today: string };

/** What the person tells about themselves; nothing that was typed is lost to a failure. */
export function ProfileForm({ viewer: from, today }: ProfileFormProps) {
  const client = useApolloClient();
  const { data: viewer } = useSuspenseFragment({ fragment: ProfileForm_ViewerFragmentDoc, from });
  const resolver = useMemo(() => profileResolver({ email: viewer.email, today }), [viewer.email, today]);
  useEffect(prepareRules, []);
  const form = useForm<ProfileValues>({
    resolver,
    mode: 'onTouched',
    values: valuesOf(viewer),
    // What was changed in another tab arrives, what is being typed here stays.
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const sending = useRef(false);

  const save = form.handleSubmit(async (values) => {
    const wrong = await updateProfile(client, values);
    // What is saved is no longer dirty, whichever comes first: this, or the new values from the cache.
    if (!wrong) return form.reset({ ...values, currentPassword: '' }, { keepDirtyValues: false });
    const names = Object.keys(values).filter((name): name is keyof ProfileValues => name in wrong);
    for (const [index, name] of names.entries())
      form.setError(name, { message: wrong[name] ?? '' }, { shouldFocus: index === 0 });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await save().finally(() => {
      sending.current = false;
    });
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <ProfileFields present={viewer} today={today} />
        <Button type="submit" busy={isSubmitting} busyLabel="Updating..." className="sm:self-start">
          Update Profile
        </Button>
      </form>
      <LeaveWarning when={isDirty && !isSubmitting} />
    </FormProvider>
  );
}
