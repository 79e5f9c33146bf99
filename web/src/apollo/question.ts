import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What a page needs to know. The files that say it know nothing of React, which may still be on its way. */
export type Question = { query: DocumentNode; variables: OperationVariables };

export type QuestionOf<Data, Variables> = { query: TypedDocumentNode<Data, Variables>; variables: Variables };

/** A query with the variables that fit it. */
export const question = <Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): QuestionOf<Data, Variables> => ({ query, variables });
