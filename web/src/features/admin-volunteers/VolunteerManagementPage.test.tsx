import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { aPerson, peopleServer } from '../../testing/people';
import { renderRoute } from '../../testing/renderRoute';

const path = '/admin-dashboard/volunteers';
const person = () => screen.findByRole('article', { name: 'Ben Okafor' });

it('shows a person with role, last login and notes', async () => {
  const admin = aPerson({ id: '3', firstName: 'Ada', role: 'nonprofit_admin', lastLogin: null, notes: null });
  await renderRoute(path, 'nonprofit_admin', peopleServer([aPerson(), admin]));
  const row = within(await person());
  expect(row.getByText('Volunteer')).toBeTruthy();
  expect(row.getByText('Yesterday')).toBeTruthy();
  expect(row.getByText('Drives the van')).toBeTruthy();
  expect(row.getByRole('link', { name: 'ben@harbor.org' })).toHaveProperty('href', 'mailto:ben@harbor.org');
  const other = within(screen.getByRole('article', { name: 'Ada Okafor' }));
  expect(other.getByText('Admin')).toBeTruthy();
  expect(other.getByText('Never logged in')).toBeTruthy();
});

it('adds a volunteer', async () => {
  const people = [aPerson()];
  const addVolunteer = (_source: object, { input }: { input: { email: string } }) => {
    const added = aPerson({ id: '4', firstName: 'Cleo', lastName: 'Marsh', email: input.email });
    people.push(added);
    return added;
  };
  const { user } = await renderRoute(path, 'nonprofit_admin', peopleServer(people, { addVolunteer }));
  await user.click(await screen.findByRole('button', { name: 'Add Volunteer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Volunteer' }));
  await user.click(dialog.getByRole('button', { name: 'Add Volunteer' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  expect(dialog.getByText('Email is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name*'), 'Cleo Marsh');
  await user.type(dialog.getByLabelText('Email*'), 'cleo@harbor.org');
  await user.click(dialog.getByRole('button', { name: 'Add Volunteer' }));
  expect(await screen.findByText('Successfully added Cleo Marsh as a volunteer!')).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'Cleo Marsh' })).toBeTruthy();
});

it('keeps what was typed when an address is taken', async () => {
  const addVolunteer = () => {
    throw new GraphQLError('This address is in use', {
      extensions: { code: 'CONFLICT', fields: { email: 'This address is in use' } },
    });
  };
  const { user } = await renderRoute(
    `${path}?window=add`,
    'nonprofit_admin',
    peopleServer([], { addVolunteer }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Volunteer' }));
  await user.type(dialog.getByLabelText('Name*'), 'Cleo Marsh');
  await user.type(dialog.getByLabelText('Email*'), 'ben@harbor.org');
  await user.click(dialog.getByRole('button', { name: 'Add Volunteer' }));
  expect(await screen.findByText('Error adding volunteer: This address is in use')).toBeTruthy();
  expect(dialog.getByLabelText('Email*')).toHaveProperty('value', 'ben@harbor.org');
  expect(document.activeElement).toBe(dialog.getByLabelText('Email*'));
});

it('edits all but the e-mail', async () => {
  const people = [aPerson()];
  const updateVolunteer = () =>
    Object.assign(people[0] ?? {}, { firstName: 'Benjamin', role: 'nonprofit_admin' });
  const { user, router } = await renderRoute(
    path,
    'nonprofit_admin',
    peopleServer(people, { updateVolunteer }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Ben Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Volunteer' }));
  expect(router.state.location.search).toBe('?edit=person-2');
  expect(dialog.getByLabelText('Email')).toHaveProperty('readOnly', true);
  expect(dialog.getByText('Email cannot be changed')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Name*'));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name*'), 'Benjamin Okafor');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Successfully updated volunteer information')).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'Benjamin Okafor' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('removes a volunteer once that is confirmed', async () => {
  const people = [aPerson()];
  const removeVolunteer = () => people.splice(0, 1)[0]?.id;
  const { user } = await renderRoute(path, 'nonprofit_admin', peopleServer(people, { removeVolunteer }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Okafor' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Volunteer' }));
  expect(
    question.getByText(
      'Are you sure you want to remove ben@harbor.org from the volunteer whitelist? They will no longer be able to access the platform.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Successfully removed volunteer from whitelist')).toBeTruthy();
  expect(await screen.findByText('No volunteers found')).toBeTruthy();
});

it('tells why somebody cannot be removed', async () => {
  const removeVolunteer = () => {
    throw new GraphQLError('An organization keeps at least one admin', { extensions: { code: 'CONFLICT' } });
  };
  const people = [aPerson(), aPerson({ id: '5', firstName: null, lastName: null, email: null })];
  const { user } = await renderRoute(path, 'nonprofit_admin', peopleServer(people, { removeVolunteer }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Okafor' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('Error removing volunteer: An organization keeps at least one admin'),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Remove Record without name and e-mail' }));
  expect(await screen.findByText('Cannot remove volunteer: email is missing')).toBeTruthy();
});
